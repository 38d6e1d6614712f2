import { cartAnswers } from './answers/cart.ts'
import { otherAnswers } from './answers/others.ts'
import type { AnswerExample } from './call.ts'

/** All example answers that the guide shows. A test serves each of them to its element. */
export const answerExamples: AnswerExample[] = [...cartAnswers, ...otherAnswers]
