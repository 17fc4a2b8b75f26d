/**
 * Codes for options, adapters and the kit itself.
 * @category Setup
 */
export interface SetupErrorCodes {
  /**
   * `networks` includes no network of the adapter's chain family.
   * Do: add one to `networks`.
   */
  'adapter/no-networks': true
  /**
   * The namespace has no adapter.
   * Do: add its adapter to `adapters`.
   */
  'adapter/not-found': true
  /**
   * The chain can't do this: it doesn't have its own adapter, the request's `kind` belongs to another chain, or the
   * chain's transfers have no `references`.
   * Do: add the chain's adapter to `adapters`, or change what the message names.
   */
  'adapter/unsupported': true
  /**
   * The installed version of the adapter's chain library is too old, such as wagmi 2.
   * Do: run the command in the message.
   */
  'adapter/unsupported-version': true
  /**
   * `networks` includes no network of the namespace.
   * Do: add one to `networks`.
   */
  'chains/namespace-not-configured': true
  /**
   * The app called a kit method after `destroy()`.
   * Do: create a new kit.
   */
  'kit/destroyed': true
  /**
   * A hook or button ran before `createAppKit`, or outside its provider.
   * Do: call `createAppKit` from the hook's entry point first, such as `@openappkit/appkit/react`, or provide a kit.
   */
  'kit/missing': true
  /**
   * In development, a hook or button outside a provider uses the last kit while other kits exist.
   * Do: call `createAppKit` once, outside of components, or provide each kit to its part of the app.
   */
  'kit/several': true
  /**
   * The app uses `<appkit-modal>` or `<AppKitModal>` without the option `enableEmbedded`, or the option without one of
   * them. The modal can't show.
   * Do: set `enableEmbedded: true` and add the element, or use neither.
   */
  'options/embedded-mismatch': true
  /**
   * In development, an option has a wrong value. The message names the option, the value and what the option takes.
   * Do: pass what the message asks for.
   */
  'options/invalid': true
  /**
   * Without a backend, no wallet can connect on one of `networks`, because its namespace has no adapter.
   * Do: add the adapter that the message names.
   */
  'options/missing-adapter': true
  /**
   * `networks` is missing or empty.
   * Do: pass at least one network.
   */
  'options/no-networks': true
  /**
   * `updateOptions`, `AppKitProvider` or the compat kit's `updateFeatures` received an option that can't change.
   * Nothing was changed.
   * Do: create a new kit with the option. For `networks`, call `addNetwork` or `removeNetwork`.
   */
  'options/read-only': true
  /**
   * The options have both `siwx` and `siweConfig`.
   * Do: keep one. `siwx` works on every chain.
   */
  'options/siwx-conflict': true
  /**
   * `domain` or `origins` of the sign-in server has a value that isn't a host.
   * Do: pass the host that the browser shows, such as `app.example.org` or `localhost:3000`.
   */
  'options/siwx-invalid-domain': true
  /**
   * `createSignIn` received something other than an object of options, an option of the wrong type, or a misspelled one.
   * Do: correct what the message names.
   */
  'options/siwx-invalid-option': true
  /**
   * `createSignIn` received a `nonces` store without a `secret`, or a secret shorter than 32 characters.
   * Do: give all servers the same random secret.
   */
  'options/siwx-invalid-secret': true
  /**
   * `toExpress` received something other than the object that `createSignIn` returns.
   * Do: call `toExpress(signIn)`.
   */
  'options/siwx-invalid-sign-in': true
  /**
   * `ServerSIWX` has no `url`.
   * Do: pass the URL of the `createSignIn` routes, such as `/auth`.
   */
  'options/siwx-invalid-url': true
  /**
   * In development, an option or a value has no effect, and its name resembles another one.
   * Do: use the name that the message suggests, or remove the option.
   */
  'options/unknown': true
  /**
   * An optional package isn't installed, such as viem on a server that verifies EVM signatures.
   * Do: run the command in the message.
   */
  'package/missing': true
}
