import Download from 'lucide/dist/esm/icons/download.mjs'
import { createIcon, type Icon } from './createIcon'

export const DownloadIcon: Icon = /* @__PURE__ */ createIcon('download', Download)
