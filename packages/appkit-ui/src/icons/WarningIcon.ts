import { TriangleAlert } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const WarningIcon: Icon = /* @__PURE__ */ createIcon('triangle-alert', TriangleAlert)
