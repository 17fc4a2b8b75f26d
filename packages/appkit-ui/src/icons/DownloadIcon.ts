import { Download } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const DownloadIcon: Icon = /* @__PURE__ */ createIcon('download', Download)
