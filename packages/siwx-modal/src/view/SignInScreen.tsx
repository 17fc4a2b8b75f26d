import { dappMetadata } from '@openappkit/appkit-core/modal'
import {
  defineSheet,
  Message,
  Text,
  type Translator,
  useActiveConnection,
  useKit,
  useSheet,
  useSnapshot,
  WalletStatusImage,
} from '@openappkit/appkit-ui/elements'
import { type ReactNode, useState } from 'react'
import { SIWXController } from '../controller/SIWXController'
import type { SignInState } from '../controller/SignInState'
import type { signInEn } from '../locales/signIn.en'
import { SignInActions } from './SignInActions'
import { SignInFacts } from './SignInFacts'
import css from './SignInScreen.css?inline'
import { signInScene } from './signInScene'
import { useSignInSpeech } from './useSignInSpeech'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/** Maximum length of a displayed app or wallet name, in UTF-16 code units. Fills two lines of the title. */
const nameLength = 72

/**
 * Shows the app, the account and the state. Parts `sign-in`, `sign-in-pair`, `sign-in-facts`, `sign-in-actions`,
 * `sign-in-note`; the note has the attribute `data-refused` after the user tried to close a required sign-in.
 */
export function SignInScreen({ translator }: { readonly translator: Translator<typeof signInEn> }): ReactNode {
  const kit = useKit()
  const { t } = translator
  const controller = kit.controller(SIWXController)
  // A snapshot is frozen, but has the same type.
  const value = useSnapshot(controller.state).value as SignInState
  const { shake } = useSnapshot(kit.modal.state)
  const active = useActiveConnection()
  useSheet(sheet)

  const page = kit.environment.window?.document
  const domain = page?.location?.host ?? ''
  const metadata = dappMetadata(kit.options.input.metadata, page)
  const app = shortened(metadata.name.trim()) || domain
  const wallet = shortened(active?.name ?? t('unknownWallet'))
  // While leaving, the state has the target network.
  const network = (value.status === 'canceling' ? value.returnsTo : controller.returnsTo?.name) ?? ''
  const scene = signInScene(value, active !== undefined, t, { app, network, wallet })
  const isLeaving = value.status === 'canceling'
  const note = controller.isRequired && value.status !== 'idle' && !isLeaving
  // The shake lasts half a second, and reduced motion hides it. The note keeps the reason until the state changes.
  const [refusedIn, setRefusedIn] = useState<SignInState['status']>()
  if (shake && refusedIn !== value.status) setRefusedIn(value.status)
  const isRefused = refusedIn === value.status
  const words = `${scene.title}. ${scene.detail.join(' ')}`
  const reason = isLeaving ? words : t('cannotClose')
  useSignInSpeech({ scene: words, refusal: shake ? reason : undefined }, translator)
  return (
    <div className="sign-in" part="sign-in">
      <Message
        title={scene.title}
        detail={<SignInLines sentences={scene.detail} />}
        media={
          <div className="sign-in-pair" part="sign-in-pair">
            <WalletStatusImage src={metadata.icons[0]} name={app} status="idle" />
            <span className="sign-in-link" data-status={scene.ring} />
            <WalletStatusImage src={active?.imageUrl} name={wallet} status={scene.ring} />
          </div>
        }
      />
      {'account' in value && <SignInFacts account={value.account} isLeaving={isLeaving} domain={domain} t={t} />}
      <SignInActions value={value} isConnected={active !== undefined} controller={controller} t={t} />
      {note && (
        <div className="sign-in-note" part="sign-in-note" data-refused={isRefused || undefined}>
          <Text size="xs" tone="3" align="center">
            <SignInLines
              sentences={[
                t(isRefused ? 'cannotClose' : 'required'),
                network ? t('cancelReturns', { network }) : t('cancelDisconnects', { wallet }),
              ]}
            />
          </Text>
        </div>
      )}
    </div>
  )
}

/** Cuts a long name, between words if the last one isn't endless. */
function shortened(name: string): string {
  if (name.length <= nameLength) return name
  const cut = name.slice(0, nameLength + 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > nameLength / 2 ? end : nameLength).trimEnd()}…`
}

/** Sentences, one per line. */
function SignInLines({ sentences }: { readonly sentences: readonly string[] }): ReactNode {
  return sentences.map(sentence => (
    <span className="sign-in-line" key={sentence}>
      {`${sentence} `}
    </span>
  ))
}
