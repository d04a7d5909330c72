/** The form that visitors write to the operator with: on the home page and on the contact page. */
export { EnquiryForm } from './enquiry-form.tsx'
