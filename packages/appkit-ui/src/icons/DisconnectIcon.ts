import { LogOut } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const DisconnectIcon: Icon = /* @__PURE__ */ createIcon('log-out', LogOut)
