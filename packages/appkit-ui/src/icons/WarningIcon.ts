import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { createIcon, type Icon } from './createIcon'

export const WarningIcon: Icon = /* @__PURE__ */ createIcon('triangle-alert', TriangleAlert)
