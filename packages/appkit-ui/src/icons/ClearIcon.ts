import CircleX from 'lucide/dist/esm/icons/circle-x.mjs'
import { createIcon, type Icon } from './createIcon'

export const ClearIcon: Icon = /* @__PURE__ */ createIcon('circle-x', CircleX)
