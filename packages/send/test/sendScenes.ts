import { AppKitError, UserRejectedError } from '@openappkit/appkit-core'
import type { Feature } from '@openappkit/appkit-ui/features'
import { expect } from 'vitest'
import type { SendArguments } from '../src/modal/SendArguments'
import { dropAssets } from './dropAssets'
import { giveNames } from './giveNames'
import { asset, dollarAddress } from './heldAssets'
import { type OpenSend, type OpenSendOptions, openSend } from './mountSend'
import type { SendKit } from './openSend'
import { bob, carol } from './startSend'

const long = 'A name that somebody thought was fine after all and went on'
const ether: SendArguments = { assetAddress: 'native', amount: '0.5', to: bob }
const dollars: SendArguments = { assetAddress: dollarAddress, amount: '1250.5', to: 'bob.eth' }
const mimic = `${bob.slice(0, 6)}${'a'.repeat(32)}${bob.slice(-4)}`

const known: OpenSendOptions = {
  options: { cloud: { blockchain: globalThis.location?.origin } },
  prepare: made => {
    giveNames(made.kit)
    decoding(made)
  },
}

function decoding({ evm }: SendKit): void {
  evm.simulateTransfer = async ({ amount }) => ({ sent: amount, received: amount })
  evm.describeTransfer = async ({ amount, to, tokenAddress }) => [
    tokenAddress
      ? { kind: 'tokenTransfer', amount, to, tokenAddress, method: 'transfer(address,uint256)' }
      : { kind: 'nativeTransfer', amount, to },
  ]
}

async function ready(made: OpenSend): Promise<OpenSend> {
  await expect.poll(() => made.part.controller.state.value.status).toBe('editing')
  await expect.poll(() => made.part.controller.draft?.recipient.kind).not.toBe('unknown')
  return made
}

async function filled(params: SendArguments, options: OpenSendOptions = known): Promise<OpenSend> {
  const made = await openSend(params, options)
  await expect.poll(() => made.part.controller.draft?.token).toBeDefined()
  return ready(made)
}

async function reviewed(params: SendArguments, options?: OpenSendOptions): Promise<OpenSend> {
  const made = await filled(params, options)
  expect(await made.part.controller.review()).toBe(true)
  made.kit.router.push('WalletSendPreview')
  await expect.poll(() => made.root().querySelector('.send-review')).not.toBeNull()
  return made
}

async function ended(answer: (made: OpenSend) => void, options?: OpenSendOptions): Promise<OpenSend> {
  const made = await reviewed(ether, options)
  answer(made)
  void made.part.controller.confirm()
  await expect.poll(() => made.root().querySelector('.send-progress')).not.toBeNull()
  return made
}

function answered(answer: OpenSend['evm']['answer'], options?: OpenSendOptions): Promise<OpenSend> {
  return ended(({ evm }) => {
    evm.answerTo({ sendTransaction: answer })
  }, options)
}

function followed(
  follow: NonNullable<OpenSend['evm']['followTransaction']>,
  options?: OpenSendOptions,
): Promise<OpenSend> {
  return ended(({ evm }) => {
    evm.followTransaction = follow
  }, options)
}

async function picker(options?: OpenSendOptions): Promise<OpenSend> {
  const made = await openSend(undefined, options)
  made.kit.router.push('WalletSendSelectToken')
  await expect.poll(() => made.root().querySelector('.virtual-list, .message')).not.toBeNull()
  return made
}

/** Every warning in one review: an imitation that is a contract and a token account, and an unusual fee. */
const concerning = (locale: string): OpenSendOptions => ({
  options: { ...known.options, locale },
  prepare: made => {
    known.prepare?.(made)
    made.payable.push(mimic)
    made.evm.isContract = async () => true
    made.evm.isFeeUnusual = async () => true
    made.evm.describeTransfer = async ({ amount, to }) => [{ kind: 'nativeTransfer', amount, to, holder: carol }]
  },
})

/** Opens a form for an account with reserved coins and presses Max. */
async function reserving(locale: string): Promise<OpenSend> {
  const made = await filled(ether, {
    options: { ...known.options, locale },
    prepare: made => {
      known.prepare?.(made)
      const { getBalance } = made.evm
      made.evm.getBalance = async query => ({ ...(await getBalance.call(made.evm, query)), reserved: 10n ** 17n })
    },
  })
  await made.part.controller.max(locale)
  await expect.poll(() => made.part.controller.draft?.reserved).toBe(10n ** 17n)
  return made
}

const longToken: OpenSendOptions = {
  ...known,
  prepare: made => {
    known.prepare?.(made)
    made.evm.assets = {
      1: [asset(dollarAddress, long, `SYM${long.replaceAll(' ', '')}`, 18, 10n ** 27n + 1n, 0.0000001)],
    }
    giveNames(made.kit, { name: `${'long'.repeat(20)}.eth` })
  },
}

/** A feature with the view of the activity, which is empty. */
const activity: Feature = {
  name: 'activity',
  views: [{ name: 'Transactions' as 'Account', title: { en: 'Activity' }, load: async () => () => null }],
}

const arabic: OpenSendOptions = { ...known, options: { ...known.options, locale: 'ar' } }

/** Every visually distinct state of the views. */
export const sendScenes: Readonly<Record<string, () => Promise<OpenSend>>> = {
  'an empty form': () => openSend(),
  'a form': () => filled(ether),
  'a form with a name': () => filled(dollars),
  'a form with what is wrong': async () =>
    ready(await openSend({ assetAddress: 'native', amount: '99', to: 'nobody' }, known)),
  'a form with an imitation': () =>
    filled(
      { ...ether, to: mimic },
      {
        ...known,
        prepare: made => {
          known.prepare?.(made)
          made.payable.push(mimic)
        },
      },
    ),
  'a form in money': async () => {
    const made = await filled(ether)
    made.part.controller.setUnit('fiat', 'en')
    return made
  },
  'a form of another network': () => filled({ ...ether, chainId: 8453 }),
  'a form with long names': () =>
    filled({ assetAddress: dollarAddress, amount: '1000000000', to: `${'long'.repeat(20)}.eth` }, longToken),
  'a form without a wallet': () => openSend(undefined, { prepare: ({ evm }) => evm.emitDisconnected() }),
  'the tokens': () => picker(),
  'no tokens': () =>
    picker({
      prepare: ({ evm }) => {
        evm.balance = 0n
        evm.assets = {}
      },
    }),
  'the coin alone': () => picker(dropAssets()),
  'a review': () => reviewed(ether),
  'a review of a token': () => reviewed(dollars),
  'a review with long names': () =>
    reviewed(
      { assetAddress: dollarAddress, amount: '123456789.123456789123456789', to: `${'long'.repeat(20)}.eth` },
      longToken,
    ),
  'a review that changed': async () => {
    const made = await reviewed(ether)
    made.evm.fee *= 3n
    await made.part.controller.confirm()
    return made
  },
  'a review with concerns': () => reviewed({ ...ether, to: mimic }, concerning('en')),
  'a review with concerns in German': () => reviewed({ ...ether, to: mimic }, concerning('de')),
  'a review with concerns in Arabic': () => reviewed({ ...ether, to: mimic }, concerning('ar')),
  'a review with concerns confirmed': async () => {
    const made = await reviewed({ ...ether, to: mimic }, concerning('en'))
    for (const concern of ['imitation', 'tokenAccount', 'fee'] as const) made.part.controller.consent(concern, true)
    await expect.poll(() => made.root().querySelectorAll('.send-consent :checked')).toHaveLength(3)
    return made
  },
  'a form with coins kept': () => reserving('en'),
  'a form with coins kept, in German': () => reserving('de'),
  'a form with coins kept, in Arabic': () => reserving('ar'),
  'a form with coins spent': async () => {
    const made = await reserving('en')
    await made.part.controller.spendReserved(true, 'en')
    return made
  },
  'a form in Arabic': () => filled(dollars, arabic),
  'a review in Arabic': () => reviewed(dollars, arabic),
  requesting: () => answered(() => new Promise(() => {})),
  declined: () => answered(() => Promise.reject(new UserRejectedError())),
  failed: () => answered(() => Promise.reject(new Error('boom'))),
  'failed with an activity': () =>
    answered(() => Promise.reject(new Error('boom')), { ...known, features: [activity] }),
  'another transaction first': () =>
    answered(() => Promise.reject(new AppKitError('transaction/nonce-conflict', 'Another one came first'))),
  uncertain: () => answered(() => Promise.reject(new AppKitError('transaction/status-unknown', 'Status unknown'))),
  submitted: () => followed(() => new Promise(() => {})),
  sent: () => followed(async () => ({ status: 'confirmed' })),
  reverted: () => followed(async () => ({ status: 'reverted' })),
  dropped: () => followed(async () => ({ status: 'dropped' })),
  replaced: () => followed(async () => ({ status: 'replaced', hash: '0x2' })),
  'replaced with an activity': () =>
    followed(async () => ({ status: 'replaced', hash: '0x2' }), { ...known, features: [activity] }),
}
