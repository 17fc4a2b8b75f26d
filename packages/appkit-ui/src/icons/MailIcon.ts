import Mail from 'lucide/dist/esm/icons/mail.mjs'
import { createIcon, type Icon } from './createIcon'

export const MailIcon: Icon = /* @__PURE__ */ createIcon('mail', Mail)
