import { Smartphone } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const PhoneIcon: Icon = /* @__PURE__ */ createIcon('smartphone', Smartphone)
