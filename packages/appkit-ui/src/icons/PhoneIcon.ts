import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs'
import { createIcon, type Icon } from './createIcon'

export const PhoneIcon: Icon = /* @__PURE__ */ createIcon('smartphone', Smartphone)
