import type { DescriptorField } from '@openappkit/contract/embedded'
import { coinField, describeCalls, type NamedDescriptor, rawField } from './describe'

const duration: DescriptorField = { path: 'duration', label: 'For', format: 'duration' }

export const ensDescriptor: NamedDescriptor = describeCalls(
  { owner: 'ENS', contractName: 'ENS registrar' },
  [[1, '0x253553366Da8546fC250F225fe3d25d0C782303b']],
  {
    'commit(bytes32 commitment)': { intent: 'Reserve a name', fields: [rawField('commitment', 'Commitment')] },
    'register(string name,address owner,uint256 duration,bytes32 secret,address resolver,bytes[] data,bool reverseRecord,uint16 ownerControlledFuses)':
      {
        intent: 'Register a name',
        interpolatedIntent: 'Register the name {name}.eth',
        fields: [rawField('name', 'Name'), rawField('owner', 'Owner'), duration, coinField('At most')],
      },
    'renew(string name,uint256 duration)': {
      intent: 'Renew a name',
      interpolatedIntent: 'Renew the name {name}.eth',
      fields: [rawField('name', 'Name'), duration, coinField('At most')],
    },
  },
)
