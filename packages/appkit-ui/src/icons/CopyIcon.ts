import Copy from 'lucide/dist/esm/icons/copy.mjs'
import { createIcon, type Icon } from './createIcon'

export const CopyIcon: Icon = /* @__PURE__ */ createIcon('copy', Copy)
