import {
  Button,
  Message,
  useActiveChain,
  useCatalog,
  useKit,
  useSnapshot,
  ViewSkeleton,
} from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { GreetArguments } from './GreetArguments'
import { GreetCatalog } from './GreetCatalog'
import { GreetController } from './GreetController'

/** View with the form of a greeting. */
export function GreetView({ params }: { readonly params: GreetArguments | undefined }): ReactNode {
  const controller = useKit().controller(GreetController)
  const { value } = useSnapshot(controller.state)
  const messages = useCatalog(GreetCatalog)
  const network = useActiveChain()?.network?.name ?? ''
  if (!messages) return <ViewSkeleton hasMessages />
  const { t } = messages
  const token = params?.token?.tokenAddress
  return (
    <Message title={token ? t('askAbout', { token, network }) : t('ask', { network })}>
      {value.status === 'failed' && <p role="alert">{t('failed')}</p>}
      <Button variant="primary" fullWidth onClick={() => controller.send()}>
        {t('send')}
      </Button>
    </Message>
  )
}

/** View that confirms a sent greeting. */
export function GreetedView(): ReactNode {
  const kit = useKit()
  const messages = useCatalog(GreetCatalog)
  if (!messages) return <ViewSkeleton hasMessages />
  return (
    <Message title={messages.t('done')} role="status">
      <Button fullWidth onClick={() => kit.modal.close()}>
        {messages.t('close')}
      </Button>
    </Message>
  )
}

/** Tab of the account view with the number of sent greetings. */
export function GreetingsTab(): ReactNode {
  const { count } = useSnapshot(useKit().controller(GreetController).state)
  const messages = useCatalog(GreetCatalog)
  if (!messages) return <ViewSkeleton hasMessages />
  return <Message title={count === 0 ? messages.t('none') : messages.t('sent', { count })} />
}
