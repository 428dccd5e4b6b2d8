resource "aws_s3_bucket" "landing" {
  bucket_prefix = "landing-"
}
