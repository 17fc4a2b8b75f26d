import { describeAdapter } from '@openappkit/testing/contract'
import { toyScene } from '../test/toyScene'

describeAdapter('ToyAdapter', () => toyScene())
