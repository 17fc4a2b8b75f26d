import type { ChainNamespace, ConnectArguments, ConnectMethod } from '@openappkit/appkit-core'
import { allFeatures, connectMethodsOrder } from '@openappkit/appkit-core/features'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { Fragment, type ReactNode, useState } from 'react'
import { Button } from '../../elements/Button'
import { Link } from '../../elements/Link'
import { useTranslator } from '../../i18n/useTranslator'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { isBranded } from '../isBranded'
import { ViewFooter } from '../ViewFooter'
import { AddedMethod, addedMethods } from './AddedMethod'
import type { OpenInTap } from './chooseWallet'
import { LegalCheckbox } from './LegalCheckbox'
import { LegalLinks } from './LegalLinks'
import { useWalletRows } from './useWalletRows'
import { WalletList } from './WalletList'

export interface ConnectViewProps {
  readonly params: ConnectArguments | undefined
}

/** Lists the ways to connect, in the app's order. `params` may limit them to one chain family. */
export function ConnectView({ params }: ConnectViewProps): ReactNode {
  return <ConnectMethods namespace={params?.namespace} />
}

/** Lists only wallets, if the Connect view collapses them to one button. */
export function ConnectWalletsView({ params }: ConnectViewProps): ReactNode {
  return <ConnectMethods namespace={params?.namespace} only="wallet" />
}

interface ConnectMethodsProps {
  readonly namespace: ChainNamespace | undefined
  readonly only?: ConnectMethod
}

function ConnectMethods({ namespace, only }: ConnectMethodsProps): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const options = useSnapshot(kit.options.state)
  const { termsConditionsUrl, privacyPolicyUrl } = kit.options.input
  const features = allFeatures(options.features)
  const list = useWalletRows(namespace)
  const [hasAgreed, setAgreed] = useState(false)
  const hasLegal = Boolean(termsConditionsUrl || privacyPolicyUrl)
  const mustAgree = hasLegal && features.legalCheckbox
  const added = only ? [] : addedMethods(kit, namespace)
  const hasWallets =
    kit.options.isOn('enableWallets') &&
    // Without wallets, another method needs no explanation of how to get one.
    (added.length === 0 || list.rows.length + list.pending > 0 || list.all !== undefined)
  const methods = connectMethodsOrder(
    features,
    list.rows.some(({ source }) => source === 'injected'),
  ).filter(method => (method === 'wallet' ? hasWallets : added.some(item => item.method === method)))
  const isCollapsed = added.length > 0 && (features.collapseWallets || !features.emailShowWallets)
  const disabled = mustAgree && !hasAgreed
  const hasGuide = kit.options.isOn('enableWalletGuide')
  const hasBranding = isBranded(options)
  const getWallet = () => {
    kit.events.track('CLICK_GET_WALLET')
    kit.router.push('GetWallet')
  }
  return (
    <>
      {mustAgree && <LegalCheckbox checked={hasAgreed} onChange={setAgreed} />}
      {methods.map((method, index) => (
        <Fragment key={method}>
          {index > 0 && (method === 'wallet' || methods[index - 1] === 'wallet') && (
            <div className="connect-or">{t('connect.or')}</div>
          )}
          {method !== 'wallet' ? (
            added.map(item => item.method === method && <AddedMethod key={method} item={item} disabled={disabled} />)
          ) : isCollapsed ? (
            <Button fullWidth onClick={() => kit.router.push('ConnectWallets', { namespace })}>
              {t('connect.withWallet')}
            </Button>
          ) : (
            <WalletList list={list} disabled={disabled} loadOpenInTap={loadOpenInTap} />
          )}
        </Fragment>
      ))}
      {(hasGuide || (hasLegal && !mustAgree) || hasBranding) && (
        <ViewFooter>
          {hasLegal && !mustAgree && <LegalNotice />}
          {hasGuide && (
            <span>
              {t('connect.newHere')} <Link onClick={getWallet}>{t('title.GetWallet')}</Link>
            </span>
          )}
          {hasBranding && <small>{t('branding')}</small>}
        </ViewFooter>
      )}
    </>
  )
}

async function loadOpenInTap(kit: ModalKit): Promise<OpenInTap> {
  const { prepareWallets } = await import('../walletConnectViews')
  return prepareWallets(kit)
}

/** Shows the app's legal notice. */
function LegalNotice(): ReactNode {
  const { t } = useTranslator()
  return (
    <p className="legal-notice">
      {t('legal.intro')} <LegalLinks />
    </p>
  )
}
