import { randomBytes } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';
import type { MailSink } from './mail';

/** The demo college with lists longer than a page. */
export const busyCollege = 'Sahyadri Institute of Technology';

/** A student of the demo with conversations, matches and a community of their own. */
export const demoStudent = { email: 'aarav@sahyadri.edu.example', password: 'campus-demo' };

/** Signs the student of the demo in, in the page's browser. */
export async function signInDemo(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: demoStudent });
  expect(answer.ok()).toBe(true);
}

export interface College {
  _id: string;
  name: string;
  emailSuffix: string;
}

export interface Student {
  email: string;
  username: string;
  password: string;
  college: College;
}

async function answered<T>(response: APIResponse): Promise<T> {
  if (!response.ok())
    throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
  return response.json();
}

export async function allColleges(request: APIRequestContext): Promise<College[]> {
  return answered(await request.get('/api/colleges'));
}

/** The college with this name; default the site's first one. */
async function collegeNamed(request: APIRequestContext, name?: string): Promise<College> {
  const colleges = await allColleges(request);
  const college = name ? colleges.find((college) => college.name === name) : colleges[0];
  if (!college) throw new Error(`There is no college ${name ?? ''}`);
  return college;
}

/** A new student of the college with a unique name and address. */
export function newStudent(college: College): Student {
  // No ten digits in a row: moderation could sometimes take them for a phone number.
  const username = `s_${randomBytes(5).toString('hex').match(/../g)?.join('x')}`;
  return {
    email: `${username}${college.emailSuffix}`,
    username,
    password: 'correct horse',
    college,
  };
}

/**
 * Signs a new student up through the site's own calls; everything that shares the cookies of `request` (a page's
 * `page.request`) is then signed in. The sign-up pages have their own tests.
 */
export async function signUp(
  request: APIRequestContext,
  mail: MailSink,
  collegeName?: string,
): Promise<Student> {
  const student = newStudent(await collegeNamed(request, collegeName));
  const { email, username, password, college } = student;
  const college_id = college._id;
  await answered(await request.post('/api/auth/send-otp', { data: { email, college_id } }));
  const otp = await mail.latestCode(email);
  const data = { email, username, password, college_id, otp };
  await answered(await request.post('/api/auth/verify-otp-register', { data }));
  return student;
}
