import { CircleAlert } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const ErrorIcon: Icon = /* @__PURE__ */ createIcon('circle-alert', CircleAlert)
