import type { FormTimes } from './measureForm.ts'
import type { PickerTimes } from './measurePicker.ts'

/** All times of a run, in milliseconds. */
export interface SwapResults {
  readonly machine: string
  readonly chromium: string
  readonly node: string
  readonly date: string
  /** Key presses in a field without scripts, which no form can beat. */
  readonly floor: readonly number[]
  /** By visit. */
  readonly form: readonly FormTimes[]
  /** By visit. */
  readonly picker: readonly PickerTimes[]
  readonly quotes: readonly number[]
}
