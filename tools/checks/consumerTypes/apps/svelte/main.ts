import '@openappkit/appkit/elements/svelte'
import { defineAppKitElements } from '@openappkit/appkit/elements'
import { mainnet } from '@openappkit/appkit/networks'
import { createAppKit, provideAppKit, useAppKit, useAppKitAccount, useAppKitProvider } from '@openappkit/appkit/svelte'
import type { SvelteHTMLElements } from 'svelte/elements'
import { derived } from 'svelte/store'

const kit = createAppKit({ networks: [mainnet] })
defineAppKitElements(kit)
provideAppKit(kit)

export const { open } = useAppKit()
export const address = derived(useAppKitAccount({ namespace: 'eip155', kit }), account => account.address ?? 'none')
useAppKitProvider<{ request(): void }>('eip155').subscribe(({ walletProvider }) => walletProvider?.request())

// @ts-expect-error a store
export const wrongAddress = useAppKitAccount().address

export const button: SvelteHTMLElements['appkit-button'] = { size: 'sm', class: 'mine', disabled: true, kit }
export const modal: SvelteHTMLElements['w3m-modal'] = { id: 'wallet' }
// @ts-expect-error no such size
export const wrong: SvelteHTMLElements['appkit-button'] = { size: 'xl' }
