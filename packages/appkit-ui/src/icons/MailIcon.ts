import { Mail } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const MailIcon: Icon = /* @__PURE__ */ createIcon('mail', Mail)
