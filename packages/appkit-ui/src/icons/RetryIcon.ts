import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs'
import { createIcon, type Icon } from './createIcon'

export const RetryIcon: Icon = /* @__PURE__ */ createIcon('refresh-cw', RefreshCw)
