/** Nothing that would do harm in public; `{slots}` stand for the pools of words. */
export const confessionSentences: readonly string[] = [
  'I have sat in the {subject} lecture for {few} weeks and it is not my course.',
  'I say that I am at {place} and sleep until the alarm rings {time}.',
  'Every time the mess has {food} I take a second plate for a friend who does not exist.',
  'I still do not know what {subject} is about and the semester ends {day}.',
  'I wrote {many} lines of {tool} for a project and half of them print hello.',
  'The person who waters the plants near {place} is me. Please stop giving the credit to the wind.',
  'I joined the {sport} team to meet people and now I am the one who carries the bags.',
  'I keep a {thing} that I found {few} years ago because it feels like luck.',
  'I told my parents that {subject} is going well. It is going.',
  'I learned to cook {food} from videos and everybody thinks that it comes from home.',
  'I smile at somebody at {place} every week and we have never said a word.',
  'I have a list of {many} people whom I want to thank before the last day.',
  'The anonymous note at {place} was mine. I meant every word of it.',
  'I pretend to read at {place} because it is the only quiet spot with a fan.',
  'I was afraid of coming here. After {few} months I am afraid of leaving.',
  'I practise my {role} interview in front of a mirror and the mirror is not convinced.',
];
