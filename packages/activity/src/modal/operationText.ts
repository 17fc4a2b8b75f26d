import type { ModalKit } from '@openappkit/appkit-core/modal'
import { type Translator, textIn } from '@openappkit/appkit-ui/elements'
import type { Feature } from '@openappkit/appkit-ui/features'
import type { activityEn } from './locales/activity.en'
import { operationMessage } from './operationMessage'

/**
 * Returns the name of a transaction's operation: the label from the feature that defines it, otherwise the message for
 * the backend's operation.
 */
export function operationText(
  operation: string,
  { t, locale }: Translator<typeof activityEn>,
  { features }: { readonly features: Pick<ModalKit['features'], 'list'> },
): string {
  // Core's type declares only the features' names.
  const operations = (features.list as readonly Feature[]).flatMap(({ operations = [] }) => operations)
  const own = operations.find(({ name }) => name === operation)
  return own ? textIn(own.label, locale) : t(operationMessage(operation))
}
