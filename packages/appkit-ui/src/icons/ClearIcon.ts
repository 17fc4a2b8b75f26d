import { CircleX } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const ClearIcon: Icon = /* @__PURE__ */ createIcon('circle-x', CircleX)
