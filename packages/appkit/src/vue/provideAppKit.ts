import { type InjectionKey, type Plugin, provide } from 'vue'
import { checkedKit } from '../bindings/findKit'
import type { CompatAppKit } from '../compat/CompatAppKit'
import type { AppKitInstance, HostKit } from '../kit/HostKit'

/** Key of the provided kit. */
export const kitKey: InjectionKey<HostKit> = Symbol('appkit')

/**
 * Returns a plugin that provides a kit to every component of an app. It doesn't destroy the kit when the app unmounts.
 *
 * @throws {AppKitError} `options/invalid` in development if `kit` isn't a kit.
 * @example
 * ```ts
 * import { mainnet } from '@openappkit/appkit/networks'
 * import { appKitPlugin, createAppKit } from '@openappkit/appkit/vue'
 * import { type Component, createApp } from 'vue'
 *
 * export function startApp(root: Component) {
 *   const kit = createAppKit({ networks: [mainnet], projectId: 'my-project' })
 *   createApp(root).use(appKitPlugin(kit)).mount('#app')
 * }
 * ```
 */
export function appKitPlugin(kit: AppKitInstance | CompatAppKit): Plugin {
  const provided = checkedKit(kit)
  return { install: app => void app.provide(kitKey, provided) }
}

/**
 * Provides a kit to the components below the current one, for pages with several kits. Call it in `setup`. It doesn't
 * destroy the kit when the component unmounts.
 *
 * @throws {AppKitError} `options/invalid` in development if `kit` isn't a kit.
 * @example
 * ```ts
 * import { type AppKitInstance, provideAppKit } from '@openappkit/appkit/vue'
 * import { defineComponent } from 'vue'
 *
 * export const WalletScope = defineComponent((props: { kit: AppKitInstance }, { slots }) => {
 *   provideAppKit(props.kit)
 *   return () => slots['default']?.()
 * })
 * ```
 */
export function provideAppKit(kit: AppKitInstance | CompatAppKit): void {
  provide(kitKey, checkedKit(kit))
}
