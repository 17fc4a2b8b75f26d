import { DefaultSIWX } from '@openappkit/siwx'
import './lab'
import type { LabKit } from './lab'

/** Options that a test can set in addition to the lab's. */
export interface SignInKit extends LabKit {
  /** Whether a wallet must sign in to stay connected. Default: true. */
  readonly required?: boolean
}

declare global {
  interface Window {
    createSignInKit(kit: SignInKit): void
  }
}

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><path fill="#0f766e" d="M0 0h72v72H0z"/><path fill="#fff" d="m36 16 20 34H16z"/></svg>',
)}`
const metadata = { name: 'Prism Swap', description: '', url: location.origin, icons: [icon] }

/** The page creates the sign-in object because a test can't pass an object with methods to it. */
window.createSignInKit = ({ required, options, ...kit }) =>
  window.lab.create({ ...kit, options: { metadata, ...options, siwx: new DefaultSIWX({ required }) } })
