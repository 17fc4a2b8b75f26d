import { shortenAddress } from '@openappkit/appkit-core/addresses'
import { FactList, Image, type Translate, useKit } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { SignInAccount } from '../controller/SignInAccount'
import type { signInEn } from '../locales/signIn.en'
import { SignInHost } from './SignInHost'

/** Props of {@link SignInFacts}. */
export interface SignInFactsProps {
  readonly account: SignInAccount
  /** Whether the sign-in is being canceled, which may switch the network. */
  readonly isLeaving: boolean
  /** Host in the browser's address bar. The wallet compares the message with it. */
  readonly domain: string
  readonly t: Translate<typeof signInEn>
}

/** Shows the domain and the account, for the user to compare with the wallet. */
export function SignInFacts({ account, domain, isLeaving, t }: SignInFactsProps): ReactNode {
  const network = useKit().chains.findNetwork(account.caipNetworkId)
  const name = network?.name ?? t('unknownNetwork')
  return (
    <div className="sign-in-facts" part="sign-in-facts">
      <FactList
        facts={[
          { label: t('website'), value: <SignInHost host={domain} /> },
          {
            label: t('account'),
            value: (
              <bdi dir="ltr" title={account.address}>
                {shortenAddress(account.address)}
              </bdi>
            ),
          },
          !isLeaving && {
            label: t('network'),
            value: (
              <>
                <Image src={network?.assets?.imageUrl} name={name} size="small" shape="circle" />
                <bdi>{name}</bdi>
              </>
            ),
          },
        ].filter(fact => typeof fact === 'object')}
      />
    </div>
  )
}
