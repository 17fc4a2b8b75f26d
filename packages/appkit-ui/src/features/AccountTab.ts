import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { ComponentType } from 'react'
import type { TextByLanguage } from '../i18n/TextByLanguage'

/** A tab of the account view, after those of what the account holds. */
export interface AccountTab {
  /** Unique among all tabs. */
  readonly name: string
  readonly label: TextByLanguage
  /** Smaller comes first. */
  readonly order: number
  /** Whether there is anything to show of the account in use. Absent: always. */
  isOffered?(kit: ModalKit): boolean
  /** What is drawn below the tab. Loaded when it is chosen. */
  load(): Promise<ComponentType>
  /** Asks again for what it shows, when the user wants that. Resolves when the answer is there, or will not come. Absent: there is nothing to ask. */
  refresh?(kit: ModalKit): Promise<void>
}
