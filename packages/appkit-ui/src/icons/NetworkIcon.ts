import Globe from 'lucide/dist/esm/icons/globe.mjs'
import { createIcon, type Icon } from './createIcon'

export const NetworkIcon: Icon = /* @__PURE__ */ createIcon('globe', Globe)
