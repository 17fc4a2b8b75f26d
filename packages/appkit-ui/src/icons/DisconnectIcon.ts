import LogOut from 'lucide/dist/esm/icons/log-out.mjs'
import { createIcon, type Icon } from './createIcon'

export const DisconnectIcon: Icon = /* @__PURE__ */ createIcon('log-out', LogOut)
