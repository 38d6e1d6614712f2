import type { AnswerExample } from './answer.ts'
import { cartAnswers } from './answers/cart.ts'
import { otherAnswers } from './answers/others.ts'

/** Every whole answer that the guide shows; each is served to its element by a test. */
export const answerExamples: AnswerExample[] = [...cartAnswers, ...otherAnswers]
