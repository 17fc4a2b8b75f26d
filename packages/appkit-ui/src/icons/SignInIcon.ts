import { LogIn } from 'lucide'
import { createIcon, type Icon } from './createIcon'

export const SignInIcon: Icon = /* @__PURE__ */ createIcon('log-in', LogIn)
