import { KeyRound } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const KeyIcon: Icon = /* @__PURE__ */ createIcon('key-round', KeyRound)
