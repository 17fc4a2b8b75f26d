import '@openappkit/appkit/elements/svelte'
import { createAppKit } from '@openappkit/appkit'
import { defineAppKitElements } from '@openappkit/appkit/elements'
import { mainnet } from '@openappkit/appkit/networks'
import type { SvelteHTMLElements } from 'svelte/elements'

const kit = createAppKit({ networks: [mainnet] })
defineAppKitElements(kit)

export const button: SvelteHTMLElements['appkit-button'] = { size: 'sm', class: 'mine', disabled: true, kit }
export const modal: SvelteHTMLElements['w3m-modal'] = { id: 'wallet' }
// @ts-expect-error no such size
export const wrong: SvelteHTMLElements['appkit-button'] = { size: 'xl' }
