import LogIn from 'lucide/dist/esm/icons/log-in.mjs'
import { createIcon, type Icon } from './createIcon'

export const SignInIcon: Icon = /* @__PURE__ */ createIcon('log-in', LogIn)
