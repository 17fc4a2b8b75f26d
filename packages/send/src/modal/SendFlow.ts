import { AppKitError, type CaipNetwork, type TransactionOutcome } from '@openappkit/appkit-core'
import { printAmount } from '@openappkit/appkit-core/amounts'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { PortfolioController } from '@openappkit/appkit-core/portfolio'
import { TransferAdapters } from '@openappkit/appkit-ui/elements'
import { subscribe } from 'valtio/vanilla'
import { paidAddresses } from '../recipient/paidAddresses'
import type { SendReview } from '../review/SendReview'
import type { SendAccount } from '../SendAccount'
import type { SendChain } from '../SendChain'
import { SendController } from '../SendController'
import type { SendState } from '../SendState'
import { NameApi } from './NameApi'
import { NativeAssetFallback } from './NativeAssetFallback'
import { nameLookUp } from './nameLookUp'
import { PaymentHistory } from './PaymentHistory'
import { refreshAssets } from './refreshAssets'
import type { SendArguments } from './SendArguments'
import { SendPrefill } from './SendPrefill'
import { SentTransfers } from './SentTransfers'
import { sendAccount } from './sendAccount'
import { sendEvent } from './sendEvents'
import { updateHeldToken } from './updateHeldToken'

/** The send flow. A controller of the kit: `kit.controller(SendFlow)`. */
export class SendFlow {
  readonly controller: SendController
  /** Whether the user left the form to choose a token. */
  isChoosing = false
  readonly #kit: ModalKit
  readonly #sent: SentTransfers
  readonly #chains: TransferAdapters
  readonly #prefill: SendPrefill
  /** Review of the latest wallet request from the form that the app opened. */
  #requestedReview: SendReview | undefined

  constructor(kit: ModalKit) {
    const { context, chains, environment, events } = kit
    this.#kit = kit
    this.#sent = new SentTransfers(kit)
    this.#chains = kit.controller(TransferAdapters)
    this.controller = new SendController({
      environment,
      account: () => this.#account,
      chain: network => this.#chain(network),
      networkOf: address =>
        chains.allNetworks.find(network => this.#chains.get(network.chainNamespace)?.isAddress(address, network)),
      ...(kit.hasBackend && {
        lookUpName: nameLookUp(
          () => kit.controller(NameApi),
          network => this.#chain(network),
        ),
        paidAddresses: async account => {
          const transactions = await kit.controller(PaymentHistory).of(account)
          return transactions && paidAddresses(account.address, transactions)
        },
      }),
      onRequest: review => {
        this.#requestedReview = review
        events.track('SEND_INITIATED', sendEvent(review))
      },
      onSent: (review, hash) => this.#onSent(review, hash),
      onError: (review, error) => {
        const message = error instanceof Error ? error.message : String(error)
        events.track('SEND_ERROR', { ...sendEvent(review), message })
      },
      onTrace: (hash, trace) => this.#sent.trace(hash, trace),
      onSettled: (review, hash, outcome) => this.#onSettled(review, hash, outcome),
    })
    this.#prefill = new SendPrefill(kit, this.controller, {
      account: () => this.#account,
      chain: network => this.#chain(network),
    })
    for (const state of [chains.state, this.#chains.state])
      context.onDestroy(subscribe(state, () => this.#followAccount()))
    // Runs in the same task; otherwise, the review view would briefly show the form.
    context.onDestroy(subscribe(this.controller.state, () => this.#leaveReview(), true))
    context.onDestroy(
      subscribe(kit.controller(PortfolioController).state, () => {
        updateHeldToken(kit, this.controller)
        this.#prefill.offerToken()
      }),
    )
    context.onDestroy(subscribe(kit.controller(NativeAssetFallback).state, () => this.#prefill.offerToken()))
    // A pending network switch no longer concerns a user who left the form.
    context.onDestroy(
      kit.modal.onClose(() => {
        this.#prefill.forget()
        this.isChoosing = false
      }),
    )
    context.onDestroy(() => this.controller.destroy())
  }

  /**
   * Opens the form. New arguments start a new form. Otherwise, a form or a transfer in progress continues, and a
   * settled transfer is replaced by an empty form.
   */
  async begin(params?: SendArguments | undefined): Promise<void> {
    const { controller } = this
    const isNew = this.#prefill.isNew(params)
    if (isNew) this.#prefill.start(params)
    this.#announceOpened()
    await this.#loadChains()
    const { value } = controller.state
    if (isNew || isSettled(value)) controller.reset()
    // A user who returns from the review edits the form.
    else if (isReviewed(value.status)) controller.edit()
    if (!isNew) return this.#prefill.offerToken()
    this.#requestedReview = undefined
    await this.#prefill.begin(params)
  }

  /**
   * Requests a switch to the network of the form's token and keeps the form. Resolves true once the wallet has
   * switched.
   */
  async followToken(): Promise<boolean> {
    const { draft } = this.controller
    const network = draft?.token && this.#kit.chains.findNetwork(draft.token.caipNetworkId)
    if (!draft?.token || !network) return false
    const { amount, recipientText: to, token } = draft
    this.#prefill.want({
      namespace: network.chainNamespace,
      chainId: network.id,
      assetAddress: token.address ?? 'native',
      amount: amount === undefined ? undefined : printAmount(amount, token.decimals),
      to,
    })
    const isThere = await this.#kit.switching.request(network)
    if (!isThere) this.#prefill.forget()
    return isThere
  }

  /** Tracks the open event, unless the user only came back to the form. */
  #announceOpened(): void {
    const { events, router } = this.#kit
    const account = sendAccount(this.#kit)
    if (!account || router.state.direction !== 'next' || router.current.view !== 'WalletSend') return
    const { isSmartAccount, network } = account
    events.track('OPEN_SEND', { isSmartAccount, network: network.caipNetworkId })
  }

  /** Called when the review view opens. Leaves it if there is no review. */
  showReview(): void {
    this.#leaveReview()
  }

  /** The fill-in of the app's arguments. */
  get filling(): SendPrefill['state'] {
    return this.#prefill.state
  }

  #followAccount(): void {
    const isFirst = this.controller.account === undefined
    if (!this.controller.followAccount()) return
    this.#prefill.followAccount(isFirst)
    this.#prefill.offerToken()
  }

  #onSent(review: SendReview, hash: string): void {
    const { events, modal } = this.#kit
    events.track('SEND_SUCCESS', sendEvent(review))
    this.#sent.add(review, hash, this.#chain(review.account.network).followTransaction !== undefined)
    this.#prefill.forget()
    // Only the latest request of the form that the app opened resolves `open()` with its hash.
    if (review === this.#requestedReview) modal.settle({ hash })
    refreshAssets(this.#kit, review)
  }

  #onSettled(review: SendReview, hash: string, outcome: TransactionOutcome): void {
    this.#sent.settle(hash, outcome)
    refreshAssets(this.#kit, review)
  }

  /** Leaves the review view once there is nothing to review. */
  #leaveReview(): void {
    const { router } = this.#kit
    const { value } = this.controller.state
    const isForm = value.status === 'editing' || value.status === 'resolving'
    if (!isForm || router.current.view !== 'WalletSendPreview') return
    const { stack } = router.state
    if (stack[stack.length - 2]?.view === 'WalletSend') router.goBack()
    else router.replace('WalletSend')
  }

  /** The paying account. Undefined until its chain's code has loaded. */
  get #account(): SendAccount | undefined {
    const account = sendAccount(this.#kit)
    return account && this.#chains.get(account.network.chainNamespace) ? account : undefined
  }

  /**
   * Loads the code for the account's chain. Also starts to load the code for other chains, which recognizes their
   * addresses.
   */
  async #loadChains(): Promise<void> {
    const { context, chains } = this.#kit
    for (const namespace of context.adapters.namespaces) void this.#chains.load(namespace)
    const active = chains.get()?.namespace
    if (active) await this.#chains.load(active)
  }

  #chain({ chainNamespace }: CaipNetwork): SendChain {
    const chain = this.#chains.get(chainNamespace)
    if (chain) return chain
    throw new AppKitError('view/load-failed', "Part of the modal couldn't load. Check your connection and try again.")
  }
}

/** Returns whether the outcome is known, so that opening the view again starts a new transfer. */
function isSettled(value: SendState): boolean {
  return 'hash' in value && value.hash !== undefined && value.status !== 'submitted'
}

function isReviewed(status: SendState['status']): boolean {
  return status === 'reviewing' || status === 'declined' || status === 'pendingInWallet' || status === 'failed'
}
