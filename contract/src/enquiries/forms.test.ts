import { collegeRequestForm, communityRequestForm, contactForm, firstProblem } from '..';

const contact = { name: 'Asha', email: 'asha@home.example', subject: 'Hello', message: 'A\nB' };

test('the contact form reports missing fields before an invalid email', () => {
  const missing = 'Please fill in all fields';
  for (const field of ['name', 'email', 'subject', 'message'] as const) {
    const form = { ...contact, email: 'wrong', [field]: '  ' };
    expect(firstProblem(contactForm, form)).toEqual({ field, message: missing });
  }
  for (const email of ['asha', 'asha@home', 'a b@home.example', '@home.example']) {
    expect(firstProblem(contactForm, { ...contact, email })).toEqual({
      field: 'email',
      message: 'Please enter a valid email address',
    });
  }
});

test('the contact form removes line breaks from the name and the subject', () => {
  const form = { ...contact, name: 'Asha\r\nBcc: x@y.example', subject: 'Hi\nTo: z@y.example' };
  expect(contactForm.parse(form)).toEqual({
    ...contact,
    name: 'Asha Bcc: x@y.example',
    subject: 'Hi To: z@y.example',
  });
});

const college = {
  requesterName: 'Asha',
  requesterEmail: 'asha@home.example',
  requesterPhone: '98765 43210',
  name: 'Konkan Institute',
  state: 'Maharashtra',
  country: 'India',
  emailSuffix: '@Konkan.edu.example',
  contactEmail: 'office@konkan.edu.example',
  reason: 'We would like to join.',
};

test('a college request needs each of its nine fields and a valid suffix', () => {
  for (const field of Object.keys(college)) {
    expect(firstProblem(collegeRequestForm, { ...college, [field]: ' ' })).toEqual({
      field,
      message: 'Please fill in all required fields',
    });
  }
  expect(collegeRequestForm.parse(college).emailSuffix).toBe('@konkan.edu.example');
  for (const emailSuffix of ['konkan.edu', '@konkan', 'a@konkan.edu', '@kon kan.edu']) {
    expect(firstProblem(collegeRequestForm, { ...college, emailSuffix })?.field).toBe(
      'emailSuffix',
    );
  }
});

test('a community request needs a name and a description', () => {
  const message = 'Please fill in all required fields';
  const form = { name: 'Chess', description: 'For all who play' };
  expect(firstProblem(communityRequestForm, form)).toBeUndefined();
  expect(firstProblem(communityRequestForm, { ...form, name: ' ' })).toEqual({
    field: 'name',
    message,
  });
  expect(firstProblem(communityRequestForm, { ...form, description: '' })?.message).toBe(message);
});
