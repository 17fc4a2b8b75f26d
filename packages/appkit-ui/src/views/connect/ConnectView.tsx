import type { ConnectArguments } from '@openappkit/appkit-core'
import { allFeatures, connectMethodsOrder } from '@openappkit/appkit-core/features'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { type ReactNode, useState } from 'react'
import { Link } from '../../elements/Link'
import { useTranslator } from '../../i18n/useTranslator'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { isBranded } from '../isBranded'
import { ViewFooter } from '../ViewFooter'
import type { OpenInTap } from './chooseWallet'
import { LegalCheckbox } from './LegalCheckbox'
import { LegalLinks } from './LegalLinks'
import { useWalletRows } from './useWalletRows'
import { WalletList } from './WalletList'

/** Lists the ways to connect, in the app's order. `params` may limit them to one chain family. */
export function ConnectView({ params }: { readonly params: ConnectArguments | undefined }): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const options = useSnapshot(kit.options.state)
  const { termsConditionsUrl, privacyPolicyUrl } = kit.options.input
  const features = allFeatures(options.features)
  const list = useWalletRows(params?.namespace)
  const [hasAgreed, setAgreed] = useState(false)
  const hasLegal = Boolean(termsConditionsUrl || privacyPolicyUrl)
  const mustAgree = hasLegal && features.legalCheckbox
  const methods = connectMethodsOrder(
    features,
    list.rows.some(({ source }) => source === 'injected'),
  )
  const hasWallets = kit.options.isOn('enableWallets')
  const hasGuide = kit.options.isOn('enableWalletGuide')
  const hasBranding = isBranded(options)
  const getWallet = () => {
    kit.events.track('CLICK_GET_WALLET')
    kit.router.push('GetWallet')
  }
  return (
    <>
      {mustAgree && <LegalCheckbox checked={hasAgreed} onChange={setAgreed} />}
      {methods.map(
        method =>
          // Email and social logins will render at their position here.
          method === 'wallet' &&
          hasWallets && (
            <WalletList key={method} list={list} disabled={mustAgree && !hasAgreed} loadOpenInTap={loadOpenInTap} />
          ),
      )}
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
