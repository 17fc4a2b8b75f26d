import { RefreshCw } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const RetryIcon: Icon = /* @__PURE__ */ createIcon('refresh-cw', RefreshCw)
