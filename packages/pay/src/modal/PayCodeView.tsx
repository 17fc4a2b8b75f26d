import { printAmount } from '@openappkit/appkit-core/amounts'
import {
  AddressText,
  CopyButton,
  defineSheet,
  Image,
  Notice,
  QrCode,
  Text,
  useKit,
  useSheet,
  ViewSkeleton,
} from '@openappkit/appkit-ui/elements'
import { shortened } from '@openappkit/appkit-ui/money'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { PayAsset } from '../invoice/PayCheckout'
import { paymentUri } from '../uri/paymentUri'
import { networkName } from './networkName'
import { PaidAmount } from './PaidAmount'
import css from './Pay.css?inline'
import type { PayCodeArguments } from './PayArguments'
import type { PayProps } from './PayProps'
import { useCheckout } from './useCheckout'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** Names of the codes with an amount, by chain namespace. */
const formats = { eip155: 'codeEthereum', solana: 'codeSolana', bip122: 'codeBitcoin' } as const

/** The code and the address of a payment from another wallet. Part `pay-code`. */
export function PayCodeView({ params }: { readonly params: PayCodeArguments | undefined }): ReactNode {
  const kit = useKit()
  const shown = useCheckout()
  const asset = shown?.checkout.assets.find(({ due, id }) => id === params?.asset && due > 0n)
  const isMissing = shown !== undefined && asset === undefined
  useSheet(sheet)
  useEffect(() => {
    if (isMissing) kit.router.replace('Pay')
  }, [isMissing, kit])
  if (!shown || !asset) return <ViewSkeleton hasMessages />
  return <PaymentCode {...shown} asset={asset} />
}

type PaymentCodeProps = PayProps & { readonly asset: PayAsset }

function PaymentCode({ asset, checkout, translator }: PaymentCodeProps): ReactNode {
  const kit = useKit()
  const { locale, t } = translator
  const { decimals, due, recipient, reference } = asset
  const uri = uriOf(asset, checkout)
  // Wallets differ in the codes that they read, and all of them read an address.
  const [isAny, setIsAny] = useState(reference === undefined)
  const name = networkName(kit, asset)
  const network = kit.chains.findNetwork(asset.caipNetworkId)
  return (
    <div className="pay-code" part="pay-code">
      <div className="pay-send">
        <Text size="xs" tone="3" align="center">
          {t('sendExactly')}
        </Text>
        <PaidAmount asset={asset} units={due} locale={locale} />
        <Text size="s" tone="2" align="center">
          <bdi>{t('onNetwork', { network: name })}</bdi>
        </Text>
      </div>
      <div className="pay-qr">
        <QrCode
          value={isAny || uri === undefined ? recipient : uri}
          label={t('codeLabel', { network: name })}
          logo={network?.assets?.imageUrl && <Image src={network.assets.imageUrl} name={name} size="large" />}
        />
      </div>
      <CodeChoice asset={asset} isAny={isAny} hasUri={uri !== undefined} onChange={setIsAny} translator={translator} />
      <AddressText address={recipient} label={t('address')} />
      <div className="pay-copies">
        <CopyButton
          value={printAmount(due, decimals)}
          label={t('copyAmount')}
          copiedLabel={t('amountCopied')}
          failedMessage={t('copyFailed')}
          variant="neutral"
        />
        <CopyButton
          value={recipient}
          label={t('copyAddress')}
          copiedLabel={t('addressCopied')}
          failedMessage={t('copyFailed')}
          variant="primary"
        />
      </div>
      <CodeNote asset={asset} network={name} translator={translator} />
      <p className="pay-waiting" role="status">
        {t('waiting')}
      </p>
    </div>
  )
}

interface CodeChoiceProps extends Pick<PayProps, 'translator'> {
  readonly asset: PayAsset
  readonly isAny: boolean
  readonly hasUri: boolean
  readonly onChange: (isAny: boolean) => void
}

/** The choice between the bare address and a code with the amount. */
function CodeChoice({ asset, hasUri, isAny, onChange, translator: { t } }: CodeChoiceProps): ReactNode {
  const id = useId()
  const format = formats[asset.caipNetworkId.slice(0, asset.caipNetworkId.indexOf(':')) as keyof typeof formats]
  if (!hasUri || !format || asset.reference !== undefined) return null
  return (
    <div className="pay-select" part="pay-select">
      <label htmlFor={id}>{t('codeFor')}</label>
      <select id={id} value={isAny ? 'any' : 'uri'} onChange={event => onChange(event.target.value === 'any')}>
        <option value="any">{t('codeAny')}</option>
        <option value="uri">{t(format)}</option>
      </select>
    </div>
  )
}

interface CodeNoteProps extends Pick<PayProps, 'translator'> {
  readonly asset: PayAsset
  readonly network: string
}

/** A warning that the payer reads before sending. */
function CodeNote({ asset, network, translator: { t } }: CodeNoteProps): ReactNode {
  if (asset.matching === 'reference') return <Notice tone="caution">{t('referenceNote')}</Notice>
  if (asset.matching === 'amount') return <Notice tone="caution">{t('exactNote')}</Notice>
  return <Notice>{t('networkNote', { symbol: shortened(asset.symbol), network })}</Notice>
}

/** Returns the payment URI. Undefined if the invoice's data can't be written as one. */
function uriOf(
  { caipNetworkId: chainId, decimals, due: amount, id: asset, recipient, reference }: PayAsset,
  { orderId, store }: PayProps['checkout'],
): string | undefined {
  const references = reference === undefined ? undefined : [reference]
  try {
    return paymentUri(
      {
        chainId,
        asset,
        recipient,
        amount,
        references,
        ...(chainId.startsWith('eip155:') ? {} : { label: store, message: orderId }),
      },
      { decimals },
    )
  } catch {
    return undefined
  }
}
