/** Messages for people who write to the site's operators. */
export const enquiryMessages = {
  fieldsRequired: 'Please fill in all fields',
  requestFieldsRequired: 'Please fill in all required fields',
  emailInvalid: 'Please enter a valid email address',
  suffixInvalid: 'Please enter the email suffix with the @, like @college.edu',
  tooLong: 'This is too long',

  contactSent: 'Thank you for your message! We will get back to you soon.',
  contactFailed: 'Failed to send message. Please try again.',
  networkFailed: 'Network error. Please check your connection and try again.',

  collegeRequested: 'College request submitted successfully! We will review and get back to you.',
  communityRequested:
    'Community request submitted successfully! We will review and get back to you.',
  collegeKnown: 'This college is already on Campus',
  communityKnown: 'This community already exists',
  requestFailed: 'Failed to submit request',
  serverError: 'Server error. Please try again.',
} as const;
