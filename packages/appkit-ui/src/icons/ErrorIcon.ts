import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import { createIcon, type Icon } from './createIcon'

export const ErrorIcon: Icon = /* @__PURE__ */ createIcon('circle-alert', CircleAlert)
