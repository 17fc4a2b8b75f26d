import type { CaipNetwork } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy, ref } from 'valtio/vanilla'
import { plainAmountIn } from '../draft/plainAmountIn'
import type { SendAccount } from '../SendAccount'
import type { SendChain } from '../SendChain'
import type { SendController } from '../SendController'
import { tokenUnavailable } from '../sendErrors'
import { mostValuableToken } from './mostValuableToken'
import { NativeAssetFallback } from './NativeAssetFallback'
import { readToken } from './readToken'
import type { SendArguments } from './SendArguments'
import { SendCatalog } from './SendCatalog'
import { updateHeldToken } from './updateHeldToken'

/** The paying account and its chain. */
export interface SendPayer {
  account(): SendAccount | undefined
  chain(network: CaipNetwork): SendChain
}

/** Fills the form with the app's arguments as soon as the wallet is on a network that can send them. */
export class SendPrefill {
  /** Arguments that are being applied. */
  readonly state: { params: SendArguments | undefined } = proxy({ params: undefined as SendArguments | undefined })
  readonly #kit: ModalKit
  readonly #form: SendController
  readonly #payer: SendPayer
  /** Arguments that the form was opened with. */
  #begun: SendArguments | undefined
  /** Arguments that aren't applied yet. */
  #wanted: SendArguments | undefined

  constructor(kit: ModalKit, form: SendController, payer: SendPayer) {
    this.#kit = kit
    this.#form = form
    this.#payer = payer
  }

  /** Returns whether there are `params` that aren't the arguments of the current form. */
  isNew(params: SendArguments | undefined): params is SendArguments {
    return params !== undefined && params !== this.#begun
  }

  /** Announces that the form is about to be filled. */
  start(params: SendArguments): void {
    this.state.params = ref(params)
  }

  /** Fills a new form. */
  begin(params: SendArguments): Promise<void> {
    this.#begun = params
    return this.#fill(params)
  }

  /** Fills the form again once the wallet is on the network in `params`. */
  want(params: SendArguments): void {
    this.#wanted = params
  }

  /** Drops the arguments, so that they don't change the form again. */
  forget(): void {
    this.#wanted = undefined
  }

  /** Fills the form if the new account or network makes that possible. */
  followAccount(isFirst: boolean): void {
    const { account } = this.#form
    const wanted = this.#wanted
    if (!wanted || !account) return
    const isThere = wanted.chainId !== undefined && this.#networkOf(wanted) === account.network
    if (isFirst || isThere) void this.#fill(wanted)
  }

  /**
   * Selects the account's most valuable token in an empty form, or its native asset if no source lists the others. Does
   * nothing if the app's arguments name a token or another network.
   */
  offerToken(): void {
    const { router } = this.#kit
    const { value } = this.#form.state
    const isEmpty = (value.status === 'editing' && !value.problem) || value.status === 'resolving'
    if (!isEmpty || value.draft.token || !router.has('WalletSend') || this.#wanted?.assetAddress) return
    const token = mostValuableToken(this.#kit) ?? this.#kit.controller(NativeAssetFallback).state.coin
    if (token && this.#networkOf(this.#wanted ?? {})?.caipNetworkId === token.caipNetworkId)
      this.#form.selectToken(token)
  }

  async #fill(params: SendArguments): Promise<void> {
    this.start(params)
    await this.#apply(params)
    if (this.state.params === params) this.state.params = undefined
  }

  async #apply(params: SendArguments): Promise<void> {
    const form = this.#form
    const [amount, assetAddress, to] = [params.amount, params.assetAddress, params.to].map(textOf)
    this.#wanted = params
    if (to) form.typeRecipient(to)
    if (amount) form.typeAmount(amount)
    const network = this.#networkOf(params)
    const account = this.#payer.account()
    // False once the user selects another token or the app opens another form.
    const isWanted = () => params === this.#wanted && form.draft !== undefined && !form.draft.token
    const catalog = this.#kit.controller(SendCatalog)
    // No form shows before its messages have loaded.
    await catalog.ready
    if (amount && params === this.#wanted) this.#writeAmount(amount, catalog.now.locale)
    if (!assetAddress) return this.offerToken()
    if (!account || !network) return
    try {
      const token = await readToken(this.#payer.chain(network), account.address, network, assetAddress)
      if (!isWanted()) return
      form.selectToken(token)
      updateHeldToken(this.#kit, form)
    } catch (cause) {
      if (isWanted()) form.refuse(tokenUnavailable(cause))
    }
  }

  /** Rewrites a plain amount in the user's format, so that the user can edit it. */
  #writeAmount(plain: string, locale: string): void {
    const { amountText, locale: known } = this.#form.draft ?? {}
    const written = plainAmountIn(plain, locale)
    if (written !== undefined && amountText === plain && known === undefined) this.#form.typeAmount(written, locale)
  }

  #networkOf({ chainId, namespace }: SendArguments): CaipNetwork | undefined {
    const { chains } = this.#kit
    // An app may pass any string, including the name of an inherited property.
    const named = Object.values(chains.state.namespaces).find(known => known.namespace === namespace)
    const chain = namespace === undefined ? chains.get() : named
    if (chainId === undefined) return chain?.network
    return chain?.networks.find(({ id }) => String(id) === String(chainId))
  }
}

/**
 * Returns an argument from the app as text. Accepts numbers too, for apps without type checks, and ignores anything
 * else.
 */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' ? String(value) : undefined
}
