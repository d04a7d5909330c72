import { createRecipeContext, type InputProps, type TextareaProps } from '@chakra-ui/react'

// The library's own bring its field with all of its parts and a machine that measures text; labels and errors are ours anyway.
const input = createRecipeContext({ key: 'input' })
const textarea = createRecipeContext({ key: 'textarea' })

/** A field of one line. */
export const Input = input.withContext<HTMLInputElement, InputProps>('input')

/** A field of several lines. */
export const Textarea = textarea.withContext<HTMLTextAreaElement, TextareaProps>('textarea')
