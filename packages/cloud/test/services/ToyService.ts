import { z } from 'zod'
import { endpoint } from '../../src/http/Endpoint'
import { type Limits, limitsService } from '../../src/limits/limitsService'
import type { Service } from '../../src/services/Service'
import { variable } from '../../src/services/Setting'
import { whole } from '../../src/services/variableValues'

export interface ToyOptions {
  /** Sides of the dice. Default: 6. */
  readonly dice?: { readonly sides: number }
}

export interface Toy {
  readonly sides: number
  isOpen: boolean
}

const sidesSchema = z.object({ sides: z.number(), isDaily: z.boolean() })

/**
 * Returns the smallest service with all features: an option, a variable, a dependency, an endpoint and a close
 * function.
 */
export function toyService(
  onOpen: (toy: Toy) => void = () => {},
): Service<Toy, { readonly limits: Limits }, ToyOptions> {
  return {
    name: 'toy',
    settings: [
      {
        variables: [variable('TOY_SIDES', whole('a number from 2 to 100', 2, 100), sides => ({ dice: { sides } }))],
        help: 'Sides of the dice. Default 6.',
      },
    ],
    needs: { limits: limitsService },
    open(_, { options: { dice = { sides: 6 } } }) {
      const toy = { sides: dice.sides, isOpen: true }
      onOpen(toy)
      return toy
    },
    endpoints: ({ sides }, { limits }) => [
      endpoint<unknown, { readonly question: string }, unknown, z.infer<typeof sidesSchema>>({
        method: 'GET',
        path: '/sdk',
        summary: 'How many sides the dice has',
        tag: 'Toys',
        isPublic: true,
        query: z.object({ question: z.string().max(10) }),
        answer: sidesSchema,
        handle: async () => ({ sides, isDaily: await limits.daily.add('toy', 1, 1) }),
      }),
    ],
    isReady: async toy => toy.isOpen,
    close(toy) {
      toy.isOpen = false
    },
  }
}
