import type { Meta, StoryObj } from '@storybook/react-vite'
import { CertifiedIcon } from '../icons/CertifiedIcon'
import { ScanIcon } from '../icons/ScanIcon'
import { Chip } from './Chip'

const meta: Meta = { title: 'Elements/Chip' }
export default meta

const ignore = (): void => {}

export const Off: StoryObj = {
  render: () => (
    <Chip icon={<CertifiedIcon />} checked={false} onClick={ignore}>
      Certified only
    </Chip>
  ),
}
export const On: StoryObj = {
  render: () => (
    <Chip icon={<CertifiedIcon />} checked onClick={ignore}>
      Certified only
    </Chip>
  ),
}
export const Plain: StoryObj = {
  render: () => (
    <Chip icon={<ScanIcon />} onClick={ignore}>
      Show QR code
    </Chip>
  ),
}
