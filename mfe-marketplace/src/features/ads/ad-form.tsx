import { adChange, adForm, createAd, firstProblem, updateAd, type Ad } from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import type { Form } from '@campus/shared-features/form';
import {
  DescriptionField,
  EntryEditorForm,
  NewEntryDialog,
  PhoneField,
  pickChanged,
  PicturesField,
  readNumber,
  SocialField,
  useEntryChange,
  useNewEntry,
  usePictures,
  type EntryEditorProps,
  type NewEntryProps,
} from '@campus/shared-features/listing';
import { TextField } from '@campus/shared-ui/field';
import { FieldPair } from '@campus/shared-ui/listing';
import { ads } from './ad';

const empty = { title: '', price: '', description: '', name: '', phone: '', social: '' };

function valuesOf(ad: Ad): typeof empty {
  const { title, description, name, phone, price, socialMediaHandle } = ad;
  return { title, description, name, phone, price: String(price), social: socialMediaHandle };
}

function Fields({ form: { field, problems } }: { form: Form<typeof empty> }) {
  return (
    <>
      <FieldPair>
        <TextField {...field('title')} label="Title" placeholder="Study lamp" autoComplete="off" />
        <TextField
          {...field('price')}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          prefix="₹"
          label="Price"
          hint="Enter 0 to give it away"
        />
      </FieldPair>
      <DescriptionField
        {...field('description')}
        placeholder="How old it is, what works, where to pick it up"
      />
      <FieldPair>
        <TextField {...field('name')} label="Contact name" autoComplete="name" />
        <PhoneField {...field('phone')} />
      </FieldPair>
      <SocialField
        {...field('social')}
        error={problems.wrong('socialMedia') ?? problems.wrong('socialMediaHandle')}
      />
    </>
  );
}

/** The dialog that puts something up for sale. */
export function AdDialog(props: NewEntryProps) {
  const pictures = usePictures(ads);
  const form = useNewEntry(props, {
    listing: ads,
    empty,
    repeat: ['name', 'phone'],
    pictures,
    write: useWrite(createAd),
    check: ({ social: socialMedia, price, ...texts }) => {
      const body = { ...texts, price: readNumber(price), socialMedia, images: pictures.urls };
      return { body, problem: firstProblem(adForm, body) };
    },
  });
  return (
    <NewEntryDialog {...props} description="Every student at your college will see it." form={form}>
      <PicturesField form={form} pictures={pictures} />
      <Fields form={form} />
    </NewEntryDialog>
  );
}

/** Edits an ad inside its card. */
export function AdEditor(props: EntryEditorProps<Ad>) {
  const before = valuesOf(props.entry);
  const form = useEntryChange(props, {
    listing: ads,
    before,
    write: useWrite(updateAd),
    check: (values) => {
      const { social, price, ...texts } = pickChanged(before, values);
      const body = {
        ...texts,
        ...(price !== undefined && { price: readNumber(price) }),
        ...(social !== undefined && { socialMediaHandle: social }),
      };
      return { body, problem: firstProblem(adChange, body) };
    },
  });
  return (
    <EntryEditorForm form={form}>
      <Fields form={form} />
    </EntryEditorForm>
  );
}
