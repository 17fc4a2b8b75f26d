import KeyRound from 'lucide/dist/esm/icons/key-round.mjs'
import { createIcon, type Icon } from './createIcon'

export const KeyIcon: Icon = /* @__PURE__ */ createIcon('key-round', KeyRound)
