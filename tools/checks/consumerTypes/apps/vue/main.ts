import '@openappkit/appkit/elements/vue'
import { createAppKit } from '@openappkit/appkit'
import { defineAppKitElements } from '@openappkit/appkit/elements'
import { mainnet } from '@openappkit/appkit/networks'
import { type GlobalComponents, onScopeDispose, readonly, shallowRef } from 'vue'

const kit = createAppKit({ networks: [mainnet] })
defineAppKitElements(kit)

export function useAccount() {
  const account = shallowRef(kit.getAccount())
  const unsubscribe = kit.subscribeAccount(next => {
    account.value = next
  })
  onScopeDispose(unsubscribe)
  return readonly(account)
}

type Props<Tag extends keyof GlobalComponents> = InstanceType<GlobalComponents[Tag]>['$props']

export const button: Props<'appkit-button'> = { size: 'sm', class: 'mine', disabled: true, kit }
export const modal: Props<'w3m-modal'> = { id: 'wallet' }
// @ts-expect-error no such size
export const wrong: Props<'appkit-button'> = { size: 'xl' }
