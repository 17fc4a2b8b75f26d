import type { HTMLAttributes } from 'svelte/elements'
import type { AppKitElementAttributes, AppKitElements } from './AppKitElements'

/** The custom elements in Svelte templates. */
export type AppKitSvelteElements = {
  [Name in keyof AppKitElements]: HTMLAttributes<AppKitElements[Name]> &
    AppKitElementAttributes<Name> &
    Partial<Pick<AppKitElements[Name], 'kit'>>
}

declare module 'svelte/elements' {
  export interface SvelteHTMLElements extends AppKitSvelteElements {}
}
