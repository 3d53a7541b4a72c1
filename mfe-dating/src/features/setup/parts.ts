/** The parts of the form: what each is called and what it is for. */
export const parts = {
  photo: {
    title: 'Profile Photo',
    hint: 'Required. It is what others see first, on every card.',
  },
  basics: {
    title: 'Basic Information',
    hint: 'Your gender decides whose profiles you see.',
  },
  about: {
    title: 'About You',
    hint: 'One line for your card, the rest for those who open it.',
  },
  preferences: {
    title: 'Partner Preferences',
    hint: 'Who you hope to meet, and what for.',
  },
  more: {
    title: 'Additional Photos',
    hint: 'Up to ten more, in the order in which they are shown.',
  },
} as const;
